import { useEffect, useSyncExternalStore } from 'react'
import { siteData } from '../../data/site-data.ts'
import { createListeners } from '../../state/listeners.ts'
import { onOtherTabs } from '../../state/on-other-tabs.ts'
import { parseJson } from '../../state/parse-json.ts'
import { storedValue } from '../../state/stored-value.ts'
import { refusalWords } from '../delivery/refusal-words.ts'
import { askPromotionCode } from './ask-promotion-code.ts'
import { type KeptCode, noCode, parseKeptCode } from './kept-code.ts'

/** What a visitor typed to pay less, and what is known about it. */
export interface CartCode extends KeptCode {
  asking: boolean
  /** Why nobody knows what it is worth. */
  trouble: string | undefined
}

/** Beside the cart, whose shape is others' business too. */
const stored = storedValue(() => localStorage, 'cart-code')
const { subscribe, notify } = createListeners()

let kept: { text: string | null; code: KeptCode } = { text: null, code: noCode }
let state: Pick<CartCode, 'asking' | 'trouble'> = { asking: false, trouble: undefined }
let shown: CartCode = { ...noCode, ...state }
let askedFor = ''

const nothing: CartCode = { ...noCode, asking: false, trouble: undefined }

const read = (): CartCode => {
  const text = stored.read()
  if (text === kept.text) return shown
  kept = { text, code: parseKeptCode(parseJson(text)) }
  shown = { ...kept.code, ...state }
  return shown
}

const show = (code: KeptCode, next: typeof state) => {
  state = next
  const text = code.typed === '' ? null : JSON.stringify(code)
  // Where nothing can be kept it works on this page.
  kept = { text: stored.write(text) ? text : stored.read(), code }
  shown = { ...code, ...state }
  notify()
}

const unheard = 'We couldn’t check the code just now. It stays here, and we try again when you check out.'

const ask = async (code: KeptCode): Promise<void> => {
  askedFor = code.typed
  show(code, { asking: true, trouble: undefined })
  const answer = await siteData.query(askPromotionCode, { code: code.typed }).then(
    (result) => (result.ok ? { found: result.data } : { trouble: result.errors[0]?.message ?? unheard }),
    (error: unknown) => ({ trouble: refusalWords(error) ?? unheard }),
  )
  // Another was typed meanwhile.
  if (askedFor !== code.typed) return
  if ('found' in answer) show({ typed: code.typed, found: answer.found }, { asking: false, trouble: undefined })
  else show(code, { asking: false, trouble: code.found === undefined ? answer.trouble : undefined })
}

/** As it was typed; empty for none. */
export const typedCode = (): string => read().typed

/** One code to an order: the next one takes the place of the last. */
export const enterCode = (typed: string): Promise<void> => ask({ typed: typed.trim().slice(0, 40), found: undefined })

/** Also once an order with it is paid. */
export const forgetCode = (): void => {
  askedFor = ''
  show(noCode, { asking: false, trouble: undefined })
}

const listen = (listener: () => void) => {
  const unsubscribe = subscribe(listener)
  const stopHearing = onOtherTabs(listener, stored.key)
  return () => {
    unsubscribe()
    stopHearing()
  }
}

export const useCartCode = (): CartCode => {
  const code = useSyncExternalStore(listen, read, () => nothing)
  const { typed } = code
  useEffect(() => {
    // Kept since an earlier visit: what it is worth may have changed.
    if (typed !== '' && askedFor !== typed) ask({ typed, found: read().found })
  }, [typed])
  return code
}
