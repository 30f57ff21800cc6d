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
  /** Those that the document has not inside. */
  styles: string[]
  /** Those of them that every page has: this one shows nothing yet that needs them. */
  sharedStyles: string[]
  data: string[]
  /** What something on the page waits for, as `data-awaited` has it. */
  awaited: string[]
}

export const startFilesId = 'start-files'

/** By which a visitor shows that they want something. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'click']

const rests = ({ type, movementX, movementY }: Event & { movementX?: number; movementY?: number }): boolean =>
  type === 'pointermove' && !movementX && !movementY

const fetchFiles = ({ script, modules, styles, data }: StartFiles, document: Document): void => {
  const add = <Tag extends 'link' | 'script'>(tag: Tag, settings: Partial<HTMLElementTagNameMap[Tag]>) =>
    document.head.append(Object.assign(document.createElement(tag), settings))
  for (const href of styles) add('link', { rel: 'preload', as: 'style', href })
  for (const href of modules) add('link', { rel: 'modulepreload', href })
  for (const href of data) add('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href })
  add('script', { type: 'module', src: script })
}

export const readStartFiles = (document: Document): StartFiles =>
  JSON.parse(document.getElementById(startFilesId)?.textContent ?? '')

/**
 * Runs inline, once there is something to see. What a visitor came for, words and pictures, comes first: code is fetched once the page
 * has loaded and got its fonts (the first layout has asked for them) and the browser is idle, at the first sign of a visitor who wants
 * something (a page that comes up under a pointer at rest is none), and after four seconds in any case, since one slow picture must not
 * keep the page from coming to life. While the code is on its way there is time for something else, one thing after the other. Returns
 * what begins at once.
 */
export const startLate = (document: Document, files: StartFiles, meanwhile: readonly (() => void)[]): (() => void) => {
  const begun = new AbortController()
  const whenIdle = (task: () => void) => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1000 })
    else setTimeout(task, 99)
  }
  const begin = (event?: Event) => {
    if (begun.signal.aborted || (event !== undefined && rests(event))) return
    begun.abort()
    fetchFiles(files, document)
    for (const task of meanwhile) whenIdle(task)
  }
  const onLoad = async () => {
    await Promise.all([window.fontsToCome, document.fonts.ready])
    whenIdle(() => begin())
  }
  for (const sign of signs) addEventListener(sign, begin, { capture: true, signal: begun.signal })
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad)
  setTimeout(() => begin(), 4000)
  return begin
}

/** Whether the document was made with this module. */
export const isOfDocument = (document: Pick<Document, 'getElementById'>, module: string): boolean =>
  document.getElementById(startFilesId)?.textContent.includes(JSON.stringify(module)) ?? false
