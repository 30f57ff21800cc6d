import type { Page } from 'playwright-core'
import type { Fault } from './site.ts'

const asScript = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } })

interface Failing {
  /** Which property fails whoever goes through its list; without it the component itself does. */
  list?: string
}

/** A module whose component throws in the browser for as long as the document is one that is broken. */
export const failingModule =
  (module: string | RegExp, { list }: Failing = {}): Fault =>
  (_request, { pathname, search }) => {
    const isIt = typeof module === 'string' ? module === pathname : module.test(pathname)
    if (!isIt || search !== '') return undefined
    return asScript(`import View from '${pathname}?as-built'
const fail = () => { if (window.isBroken) throw new Error('It is broken') }
const failing = (list) => new Proxy(list, { get(list, key) { if (key === 'map') fail(); return Reflect.get(list, key) } })
const Failing = (props) => ${list ? `View({ ...props, ${list}: failing(props.${list}) })` : '(fail(), View(props))'}
export default Object.assign(Failing, View)`)
  }

/** Every document from now on is broken. */
export const breakDocuments = (page: Page) => page.addInitScript('sessionStorage.isMended || (window.isBroken = true)')

/** This document is broken from now on, and no other. */
export const breakDocument = (page: Page) => page.evaluate('window.isBroken = true')

/** Neither this document is broken, nor one that comes after it. */
export const mend = (page: Page) => page.evaluate('window.isBroken = false; sessionStorage.isMended = "yes"')
