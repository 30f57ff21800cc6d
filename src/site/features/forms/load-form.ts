import type { LiveForm } from './live-form.tsx'

export type Form = typeof LiveForm

let loaded: Form | undefined
let underWay: Promise<Form> | undefined

const signsOfLife = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** At the first sign of a visitor who wants something, and after a while in any case: there may be no connection later. */
const whenWanted = (): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      for (const sign of signsOfLife) window.removeEventListener(sign, go, true)
      resolve()
    }
    for (const sign of signsOfLife) window.addEventListener(sign, go, { capture: true, passive: true })
    setTimeout(go, 4000)
  })

/** Without a connection the form stays as it is in the document, to be posted; it comes to life with the line. */
const untilLoaded = async (): Promise<Form> => {
  for (;;) {
    try {
      return (await import('./live-form.tsx')).LiveForm
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 2000))
    }
  }
}

/** Of a document that shows a form, the part that is not needed to read it. */
export const loadForm = (isWanted: boolean): Promise<Form> => {
  underWay ??= (isWanted ? Promise.resolve() : whenWanted()).then(untilLoaded).then((form) => {
    loaded = form
    return form
  })
  return underWay
}

export const loadedForm = (): Form | undefined => loaded

if (import.meta.env.SSR) await loadForm(true)
// Somebody comes from another page: that one stays until all of the next is there.
else if (!('earlyEvents' in window)) await loadForm(true)
