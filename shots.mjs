import { chromium } from 'playwright-core'
const base='http://127.0.0.1:8402/crrc_sales_web_html/'
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']})
const pages={home:'',products:'productCategories',table:'productCategories/productSelection?categoryType=1&abbreviation=lockbolts&classId=1',cls:'productCategories/productSelection?classId=1&sort=4',scene:'industryScene?id=1',product:'productCategories/details?id=7',tests:'experimentalServices'}
const only=process.argv[2]?.split(',')
for(const [loc,w,scheme] of [['zh-CN',1440,'light'],['en-GB',1440,'light'],['en-GB',390,'light'],['zh-CN',390,'dark']]){
 const c=await b.newContext({locale:loc,viewport:{width:w,height:900},colorScheme:scheme});
 await c.addInitScript(()=>{if(location.protocol.startsWith('http'))for(const name of ['hasMask','hasDetailMask'])localStorage.setItem(name,JSON.stringify({name,content:false}))})
 const p=await c.newPage(); p.on('console',m=>{if(['error','warning'].includes(m.type()))console.log(loc,w,m.text().slice(0,200))}); p.on('pageerror',e=>console.log('ERR',e.message))
 for(const [n,path] of Object.entries(pages)){ if(only&&!only.includes(n))continue; await p.goto(base+path); await p.waitForTimeout(2500); await p.screenshot({path:`/tmp/look/${n}-${loc.slice(0,2)}-${w}-${scheme}.png`,fullPage:n!=='table'}); console.log(n,p.url()) }
 await c.close()
}
await b.close()
