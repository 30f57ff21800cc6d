declare global {
  interface Window {
    /** Of a page that asks for its fonts later than the first layout would. */
    fontsToCome?: Promise<void>
  }
}

/** What the page's code needs, in the document as JSON: fetched together when the time has come. */
export interface StartFiles {
  script: string
  modules: string[]
  data: string[]
  /** What something on the page waits for, as `data-awaited` has it. */
  awaited: string[]
}

export const startFilesId = 'start-files'

/**
 * Goes inline into the head, after the list of files. What a visitor came for, words and pictures, comes first: code is fetched
 * once the page has loaded, been painted and got its fonts (the first layout asks for them, which may come after the load) and
 * the browser is idle, at the first sign of a visitor who wants something (a query that something on the page waits for is one, a
 * page that comes up under a pointer at rest is none), and after four seconds in any case, since one slow picture must not keep the page from coming to life.
 */
export const lateStartScript = `(d=>{var f=JSON.parse(d.getElementById("${startFilesId}").textContent),c=new AbortController,s={capture:1,signal:c.signal},on=addEventListener,a=(t,o)=>d.head.append(Object.assign(d.createElement(t),o));function go(e){if(c.signal.aborted||e?.type=="pointermove"&&!(e.movementX|e.movementY))return;c.abort();f.modules.forEach(href=>a("link",{rel:"modulepreload",href}));f.data.forEach(href=>a("link",{rel:"preload",as:"fetch",crossOrigin:"",href}));a("script",{type:"module",src:f.script})}"pointerdown pointermove keydown click".split(" ").forEach(t=>on(t,go,s));on("load",()=>new PerformanceObserver(()=>Promise.all([self.fontsToCome,d.fonts.ready]).then(()=>(self.requestIdleCallback||(r=>setTimeout(r,99)))(go,{timeout:1e3}))).observe({type:"paint",buffered:1}));f.awaited.some(n=>d.documentElement.dataset.awaits?.includes(n))&&go();setTimeout(go,4e3)})(document)`

/** Whether the document was made with this module. */
export const isOfDocument = (document: Pick<Document, 'getElementById'>, module: string): boolean =>
  document.getElementById(startFilesId)?.textContent.includes(JSON.stringify(module)) ?? false
