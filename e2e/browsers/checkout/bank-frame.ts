import { eventually, type Visitor } from '../visitor.ts'

const titles = { card: 'Card number', question: 'Your bank’s question' }

export type BankFrame = keyof typeof titles

/** Centre of something inside the bank's frame, on our page. Both are aimed at. */
const inFrame = (title: string, css: string) => {
  const frameCss = `iframe[title^="${title}"]`
  const frame = document.querySelector<HTMLIFrameElement>(frameCss)
  const inside = frame?.contentDocument?.querySelector(css)
  if (!frame || !inside) throw new Error(`There is no ${css} in a frame “${title}”.`)
  frame.scrollIntoView({ block: 'center', behavior: 'instant' })
  window.aimedAt = { element: frame, css: frameCss }
  delete window.witness?.isHit
  if (frame.contentWindow) {
    frame.contentWindow.aimedAt = { element: inside, css }
    delete frame.contentWindow.witness?.isHit
  }
  const [outer, inner] = [frame.getBoundingClientRect(), inside.getBoundingClientRect()]
  return { x: outer.left + inner.left + inner.width / 2, y: outer.top + inner.top + inner.height / 2 }
}

/** What a frame shows; nothing while it is not there. */
export const textInFrame = (visitor: Visitor, frame: BankFrame): Promise<string> =>
  visitor.evaluate(
    (title) =>
      document.querySelector<HTMLIFrameElement>(`iframe[title^="${title}"]`)?.contentDocument?.body?.innerText ?? '',
    titles[frame],
  )

const isMissed = (title: string) => {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[title^="${title}"]`)
  return [window, frame?.contentWindow].some((each) => each?.witness?.isHit === false)
}

export const clickInFrame = async (visitor: Visitor, frame: BankFrame, css: string, count: 1 | 2 = 1) => {
  let centre = { x: -1, y: -1 }
  const isAtRest = async () => {
    const before = centre
    centre = await visitor.evaluate(inFrame, titles[frame], css)
    return before.x === centre.x && before.y === centre.y
  }
  // What comes late above it moves the frame away under the mouse: then it is pressed again.
  for (let tries = 0; tries < 3; tries += 1) {
    await eventually(isAtRest).toBe(true)
    await visitor.clickAt(centre.x, centre.y, count)
    if (!(await visitor.evaluate(isMissed, titles[frame]).catch(() => false))) return
  }
}

/** So that what is typed next takes the place of what is there. */
const selectAll = (title: string, css: string) => {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[title^="${title}"]`)
  frame?.contentDocument?.querySelector<HTMLInputElement>(css)?.select()
}

const focused = (title: string) =>
  document.querySelector<HTMLIFrameElement>(`iframe[title^="${title}"]`)?.contentDocument?.activeElement?.id

/** Waits until the bank's script runs its fields. */
export const seesCardFields = async (visitor: Visitor): Promise<void> => {
  const isReady = () =>
    visitor.evaluate((title) => {
      const inside = document.querySelector<HTMLIFrameElement>(`iframe[title^="${title}"]`)?.contentDocument
      return inside?.readyState === 'complete' && inside.querySelector('#number') !== null
    }, titles.card)
  await eventually(isReady).toBe(true)
}

/** By mouse and keyboard: nobody else reaches into the bank's fields. */
export const typeCard = async (visitor: Visitor, number: string): Promise<void> => {
  await seesCardFields(visitor)
  for (const [id, text] of [
    ['number', number],
    ['expiry', '1240'],
    ['code', '123'],
  ] as const) {
    await clickInFrame(visitor, 'card', `#${id}`)
    await eventually(() => visitor.evaluate(focused, titles.card)).toBe(id)
    await visitor.evaluate(selectAll, titles.card, `#${id}`)
    await visitor.type(text)
  }
}
