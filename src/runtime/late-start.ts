/** What the page's code needs, in the document as JSON: fetched together when the time has come. */
export interface StartFiles {
  script: string
  modules: string[]
  data: string[]
}

export const startFilesId = 'start-files'

/**
 * Goes inline into the head, after the list of files. What a visitor came for, words and pictures, comes first: code is fetched
 * once the page has loaded and been painted and the browser is idle, at the first sign of a visitor who wants something (a query that something
 * on the page waits for is one), and after four seconds in any case, since one slow picture must not keep the page from coming
 * to life.
 */
export const lateStartScript = `((w,d)=>{var on="pointerdown pointermove touchstart keydown click".split(" "),began;function add(tag,as){d.head.append(Object.assign(d.createElement(tag),as))}function go(){if(began)return;began=1;on.forEach(t=>w.removeEventListener(t,go,!0));var f=JSON.parse(d.getElementById("${startFilesId}").textContent);f.modules.forEach(h=>add("link",{rel:"modulepreload",href:h}));f.data.forEach(h=>add("link",{rel:"preload",as:"fetch",crossOrigin:"",href:h}));add("script",{type:"module",src:f.script})}on.forEach(t=>w.addEventListener(t,go,!0));w.addEventListener("load",()=>new PerformanceObserver(()=>w.requestIdleCallback?requestIdleCallback(go,{timeout:1e3}):setTimeout(go,200)).observe({type:"paint",buffered:!0}));d.addEventListener("DOMContentLoaded",()=>{(d.documentElement.dataset.awaits||"").split(" ").some(a=>a&&d.querySelector(\`[data-awaited~=\${a}]\`))&&go()});setTimeout(go,4e3)})(window,document)`

/** Whether the document was made with this module. */
export const isOfDocument = (document: Pick<Document, 'getElementById'>, module: string): boolean =>
  document.getElementById(startFilesId)?.textContent.includes(JSON.stringify(module)) ?? false
