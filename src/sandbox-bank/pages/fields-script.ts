import type { CardRules } from '../cards/card-rules.ts'
import type { keepWritten, Writer } from './keep-written.ts'

type FieldName = 'number' | 'expiry' | 'code'

/**
 * Runs the fields of a card. Sent to browsers as it is written: it refers to nothing outside itself. It speaks to the page that
 * shows it, at the one origin it was told, and listens to nobody else.
 */
export const runFields = (page: Window & typeof globalThis, rules: CardRules, keep: typeof keepWritten): void => {
  const { document, parent } = page
  const { parent: shop = '', key = '', month = '' } = document.documentElement.dataset
  const names: FieldName[] = ['number', 'expiry', 'code']

  const part = <Part extends HTMLElement = HTMLElement>(id: string): Part => {
    const found = document.querySelector<Part>(`#${id}`)
    if (found === null) throw new Error(`There is no #${id} on this page.`)
    return found
  }
  const inputs: Record<FieldName, HTMLInputElement> = {
    number: part('number'),
    expiry: part('expiry'),
    code: part('code'),
  }
  const value = (name: FieldName): string => inputs[name].value

  const say = (type: string, more: object = {}): void =>
    parent.postMessage({ source: 'sandbox-bank', type, ...more }, shop)

  const checks: Record<FieldName, () => string | undefined> = {
    number: () => rules.numberProblem(value('number')),
    expiry: () => rules.expiryProblem(value('expiry'), month),
    code: () => rules.codeProblem(value('code'), value('number')),
  }

  const show = (name: FieldName, problem: string | undefined): void => {
    const input = inputs[name]
    part(`${name}-problem`).textContent = problem ?? ''
    part(`${name}-field`).classList.toggle('wrong', problem !== undefined)
    const hint = document.querySelector(`#${name}-hint`) === null ? [] : [`${name}-hint`]
    const described = problem === undefined ? hint : [`${name}-problem`]
    if (problem === undefined) input.removeAttribute('aria-invalid')
    else input.setAttribute('aria-invalid', 'true')
    if (described.length === 0) input.removeAttribute('aria-describedby')
    else input.setAttribute('aria-describedby', described.join(' '))
  }
  const isShown = (name: FieldName): boolean => inputs[name].hasAttribute('aria-invalid')

  let lastSaid = ''
  const tellChange = (): void => {
    const state = {
      complete: names.every((name) => checks[name]() === undefined),
      empty: names.every((name) => value(name) === ''),
      brand: rules.brandOf(value('number')),
    }
    if (JSON.stringify(state) === lastSaid) return
    lastSaid = JSON.stringify(state)
    say('changed', state)
  }

  const changed = (name: FieldName): void => {
    const brand = rules.brandOf(value('number')) ?? ''
    part('brand').textContent = brand
    const isLong = rules.codeLength(value('number')) === 4
    part('code-hint').textContent = isLong ? 'Four digits on the front' : 'Three digits on the back'
    // What is put right is no longer wrong; what is being typed is not yet.
    for (const each of names) if (isShown(each) && (each === name || each === 'code')) show(each, checks[each]())
    tellChange()
  }

  const writers: Record<FieldName, Writer> = {
    number: (text) => rules.writeNumber(text),
    expiry: (text, isDeleted) => {
      const written = rules.writeExpiry(text)
      return /^\d\d$/.test(written) && !isDeleted ? `${written} / ` : written
    },
    code: (text) => rules.digitsOf(text).slice(0, rules.codeLength(value('number'))),
  }
  for (const name of names) {
    const input = inputs[name]
    keep(input, writers[name])
    input.addEventListener('input', () => changed(name))
    input.addEventListener('blur', () => {
      // Whoever passes by has not forgotten anything yet.
      if (input.value !== '') show(name, checks[name]())
    })
  }

  let isUnderWay = false
  const refuse = (fields: Record<string, string>, message: string, code: string): void => {
    for (const name of names) show(name, fields[name])
    const first = names.find((name) => fields[name] !== undefined)
    if (first !== undefined) inputs[first].focus()
    say('problem', { code, message, fields })
  }

  const createMethod = async (holder: string): Promise<void> => {
    const found = names.flatMap((name) => {
      const problem = checks[name]()
      return problem === undefined ? [] : [[name, problem]]
    })
    if (found.length > 0) return refuse(Object.fromEntries(found), 'Check the card.', 'invalid_card')
    const card = { number: value('number'), expiry: value('expiry'), code: value('code'), name: holder }
    const answer = await page.fetch('v1/methods', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(card),
    })
    const { id, card: known, error } = await answer.json()
    if (answer.ok) return say('method', { id, card: known })
    return refuse(error.fields ?? {}, error.message, error.code)
  }

  const send = (holder: string): void => {
    // Pressed twice is asked once.
    if (isUnderWay) return
    isUnderWay = true
    createMethod(holder)
      .catch(() => say('problem', { code: 'unreachable', message: 'No answer from the bank. Try again.', fields: {} }))
      .finally(() => {
        isUnderWay = false
      })
  }

  page.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
    if (origin !== shop || source !== parent || typeof data !== 'object' || data === null) return
    if (data.type === 'focus') inputs[names.find((name) => checks[name]() !== undefined) ?? 'number'].focus()
    if (data.type === 'create-method') send(typeof data.name === 'string' ? data.name : '')
  })
  part('card').addEventListener('submit', (event) => event.preventDefault())

  const tellHeight = (): void => say('height', { height: Math.ceil(document.body.getBoundingClientRect().height) })
  new page.ResizeObserver(tellHeight).observe(document.body)
  say('ready')
  tellHeight()
  // A browser that goes back may have filled the fields again.
  if (value('number') !== '') changed('number')
}
