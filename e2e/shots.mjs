import { chromium } from '@playwright/test';
const [,, set='discover'] = process.argv;
const base='http://localhost:4731';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
async function login(page){ await page.goto(base+'/login'); const d=page.getByRole('dialog'); await d.getByLabel(/手机号或账号/).fill('13800000001'); await d.getByLabel('密码',{exact:true}).fill('miczero123'); await d.getByRole('checkbox').click(); await d.getByRole('button',{name:'登录',exact:true}).click(); await page.waitForURL(/index\/more/); await page.waitForTimeout(800);}
const ctx0=await b.newContext({viewport:{width:1440,height:900},locale:'zh-CN'}); const p0=await ctx0.newPage(); p0.on('console',m=>{if(m.type()==='error')console.log('console',m.text())}); p0.on('pageerror',e=>console.log('pageerror',e.message));
await login(p0); const state=await ctx0.storageState(); await ctx0.close();
const jobs={
 discover:[['/index/more',1440,900,'light','zh-CN',1],['/index/more',1920,1080,'dark','zh-CN',1],['/index/more',768,1024,'light','zh-CN',1],['/index/more',360,740,'light','zh-CN',1],['/index/more',1440,900,'dark','fa-IR',1],['/index/more',1440,900,'light','zh-CN',0]],
 piazza:[['/index/piazza',1440,900,'light','zh-CN',1],['/index/piazza',360,740,'dark','zh-CN',1],['/index/piazza',1440,900,'dark','fa-IR',1],['/index/piazza',1920,1080,'light','zh-CN',1]],
 invite:[['/invite?hall=8007',1440,900,'light','zh-CN',0],['/invite?hall=8007&channel=9033&from=10002&until=1&x=1',360,740,'dark','zh-CN',1],['/index/room/8008',1440,900,'light','zh-CN',1],['/index/room/8008',1440,900,'light','zh-CN',0],['/invite?hall=8007',1440,900,'dark','fa-IR',0]],
 lobby:[['/index/room/8002',1440,900,'light','zh-CN',1],['/index/room/8007',1920,1080,'dark','zh-CN',1]],
}[set];
let i=0;
for(const [path,w,h,theme,lang,signed] of jobs){ const ctx=await b.newContext({viewport:{width:w,height:h},locale:lang,colorScheme:theme,...(signed?{storageState:state}:{})}); const p=await ctx.newPage(); p.on('console',m=>{if(m.type()==='error')console.log(path,'console',m.text())}); p.on('pageerror',e=>console.log('pageerror',e.message)); await p.goto(base+path); await p.waitForTimeout(2500); if(process.argv[3]==='full'){} await p.screenshot({path:`/tmp/shot-${set}-${i++}.png`}); await ctx.close(); }
await b.close();
