"""Counts for the search tests, by plain Python over the asset tables: no product code is used.

Run from the repository: python3 tests/golden/search_counts.py
Writes tests/golden/search_counts.tsv.
"""
import csv,unicodedata,re
def rd(f): return list(csv.DictReader(open(f,newline=''),delimiter='\t',quoting=csv.QUOTE_NONE))
R=rd('assets/catalogue/reloaded.tsv'); C=rd('assets/catalogue/classic.tsv')
for r in R: r['game']='reloaded'
for r in C: r['game']='classic'
A=R+C
def n(r,k):
    m=re.match(r'^-?\d+',r[k]); return int(m.group()) if m else None
def kws(r): return r['keywords'].split('|') if r['keywords'] else []
def kw(r,w): return any(k.lower()==w or k.lower().startswith(w+' ') for k in kws(r))
def skill(r,w):
    for k in kws(r):
        m=re.match('^'+w+r' (\d+)$',k)
        if m: return int(m.group(1))
def diff(r):
    for k in kws(r):
        m=re.match(r'^(?:Gadget|Difficulty|Gadget Difficulty) (\d+)$',k)
        if m: return int(m.group(1))
def f(t):
    t=unicodedata.normalize('NFKD',t); t=''.join(c for c in t if not unicodedata.combining(c)).lower()
    t=t.replace('&',' and ')
    for q in '"\'`.!?,:;\u2018\u2019\u201c\u201d': t=t.replace(q,'')
    for q in '-/_()[]': t=t.replace(q,' ')
    return ' '.join(t.split())
def gangs(r):
    if r['id'].startswith('c0c91ced'): return ['Law Dogs','The Agency']
    if r['id'].startswith('011a787a'): return ['Blackjacks']
    return r['gang'].split('|') if r['gang'] else []
def neutral(r): return all(g in('Neutral','Drifter') for g in gangs(r))
def token(r): return 'Token' in kws(r) or r['id'].startswith('88e598eb')
def uniq(r):
    if token(r): return False
    u=r['type'] in('dude','deed')
    if 'Unique' in kws(r): u=True
    if 'Non-Unique' in kws(r): u=False
    return u
def exp(r):
    m=re.search(r'\(Exp\.(\d)\)$',r['title']); l=int(m.group(1)) if m else 0
    for k in kws(r):
        m=re.match(r'^Experienced(?: (\d))?$',k)
        if m: l=int(m.group(1)) if m.group(1) else max(l,1)
    if r['id'].startswith('c8ad5478'): l=1
    return l
key_over={'16006':'lucyclover','01015':'lucyclover','05026':'b','24176':'b','11016':'d','24152':'d','05038':'t','24240':'t'}
def vkey(r):
    t=re.sub(r' \((Exp\.\d|red|Red|black|Black)\)$','',r['title'])
    return key_over.get(r['id'],f(t).replace(' ',''))+'#'+str(exp(r))
def pool(pred): return {vkey(r) for r in R if pred(r)}
OT=pool(lambda r:r['id']<'23056'); WW=pool(lambda r:r['id']>'19001' or r['id'] in('01144','01145'))
def legal(r,P,bans): return r['game']=='reloaded' and not token(r) and vkey(r) in P and r['id'] not in bans
ge=lambda a,b: a is not None and a>=b
lt=lambda a,b: a is not None and a<b
T=lambda *w: (lambda r: all(x in f(r['title']) for x in w))
Q=[
('type:dude value:8 gang:"Law Dogs" bullets>=2', lambda r:r['type']=='dude' and r['value']=='8' and 'Law Dogs' in gangs(r) and ge(n(r,'bullets'),2)),
('', lambda r:True),
('game:classic', lambda r:r['game']=='classic'),
('type:dude', lambda r:r['type']=='dude'),
('type:dude,deed', lambda r:r['type'] in('dude','deed')),
('face:8C', lambda r:r['suit']=='C' and r['value']=='8'),
('face:8C game:reloaded', lambda r:r['suit']=='C' and r['value']=='8' and r['game']=='reloaded'),
('suit:hearts value>=J', lambda r:r['suit']=='H' and ge(n(r,'value'),11)),
('value:5..7', lambda r:n(r,'value') in(5,6,7)),
('cost:none', lambda r:n(r,'cost') is None),
('cost>=9', lambda r:ge(n(r,'cost'),9)),
('cost!=0 type:action', lambda r:r['type']=='action' and n(r,'cost')!=0),
('upkeep<0', lambda r:lt(n(r,'upkeep'),0)),
('huckster>=2', lambda r:ge(skill(r,'Huckster'),2)),
('mad-scientist:any', lambda r:skill(r,'Mad Scientist') is not None),
('skill:"kung fu"', lambda r:skill(r,'Kung Fu') is not None),
('difficulty>=8', lambda r:ge(diff(r),8)),
('keyword:deputy', lambda r:kw(r,'deputy')),
('keyword:gadget', lambda r:kw(r,'gadget')),
('keyword:"experienced 2"', lambda r:'Experienced 2' in kws(r)),
('gang:outlaws', lambda r:'Outlaws' in gangs(r)),
('gang:neutral game:reloaded', lambda r:neutral(r) and r['game']=='reloaded'),
('gang:drifter', lambda r:r['type']=='dude' and neutral(r) and not token(r)),
('gang:agency', lambda r:'The Agency' in gangs(r)),
('set:DTR type:deed', lambda r:r['set']=='DTR' and r['type']=='deed'),
('set:"weird west edition"', lambda r:r['set']=='DT2'),
('shooter:stud influence>=3', lambda r:r['shooter']=='stud' and ge(n(r,'influence'),3)),
('unique:yes type:goods', lambda r:uniq(r) and r['type']=='goods'),
('unique:no type:dude', lambda r:not uniq(r) and r['type']=='dude'),
('experienced>=1 game:reloaded', lambda r:exp(r)>=1 and r['game']=='reloaded'),
('experienced:yes', lambda r:exp(r)>=1),
('stash<18', lambda r:lt(n(r,'stash'),18)),
('control>1', lambda r:ge(n(r,'control'),2)),
('production>=4 or control>=3', lambda r:ge(n(r,'production'),4) or ge(n(r,'control'),3)),
('type:spell not (keyword:hex or keyword:miracle) game:reloaded', lambda r:r['type']=='spell' and not(kw(r,'hex')or kw(r,'miracle')) and r['game']=='reloaded'),
('-type:dude -type:deed -type:action -type:goods', lambda r:r['type'] not in('dude','deed','action','goods')),
('format:old-timer', lambda r:legal(r,OT,('11001','17020'))),
('format:weird-west', lambda r:legal(r,WW,('11001','17020','19028'))),
('format:weird-west type:dude set:DTR', lambda r:legal(r,WW,('11001','17020','19028')) and r['type']=='dude' and r['set']=='DTR'),
('format:reloaded', lambda r:r['game']=='reloaded' and not token(r) and r['id']!='11001'),
('pony express', T('pony','express')),
('jose', T('jose')),
("baird's build & loan", T('bairds','build','and','loan')),
('title:"the ghost"', T('the ghost')),
('bullets:* or influence:*', lambda r:'*' in r['bullets'] or '*' in r['influence']),
('face:*', lambda r:r['type']=='joker'),
('grit>=20', lambda r:r['type']=='dude' and r['value'] and int(r['value'])+max(n(r,'bullets') or 0,0)+max(n(r,'influence') or 0,0)>=20),
('is:grifter', lambda r:kw(r,'grifter')),
]
with open('tests/golden/search_counts.tsv','w') as o:
    o.write('# Counted by a separate Python script over assets/catalogue/*.tsv, without any of the product\'s code.\n')
    for q,p in Q: o.write(f'{sum(1 for r in A if p(r))}\t{q}\n')
