/**
 * Runs the bank's question, or tells what was decided: to the page that shows it, or by going back there. Sent to browsers as it
 * is written: it refers to nothing outside itself.
 */
export const runVerify = (page: Window & typeof globalThis): void => {
  const { document, parent, location } = page
  const { parent: shop = '', outcome, leave } = document.documentElement.dataset
  const isFramed = parent !== page
  const say = (type: string, more: object = {}): void => {
    if (isFramed) parent.postMessage({ source: 'sandbox-bank', type, ...more }, shop)
  }

  const tellHeight = (): void => say('height', { height: Math.ceil(document.body.getBoundingClientRect().height) })
  new page.ResizeObserver(tellHeight).observe(document.body)
  say('ready')
  if (outcome !== undefined) say(outcome)
  if (leave !== undefined && !isFramed) location.replace(leave)

  const form = document.querySelector('form')
  form?.addEventListener('submit', (event) => {
    // Without a step in the history of the shop's page, which a post of its own would make.
    event.preventDefault()
    const buttons = [...form.querySelectorAll('button')]
    const decision = event.submitter?.getAttribute('value') ?? 'close'
    const settle = (isBusy: boolean, words: string): void => {
      for (const button of buttons) button.disabled = isBusy
      const status = document.querySelector('#status')
      if (status !== null) status.textContent = words
    }
    settle(true, 'One moment.')
    page
      .fetch(form.action, { method: 'POST', body: new URLSearchParams({ decision }) })
      .then(({ url }) => location.replace(url))
      .catch(() => settle(false, 'We could not be reached. Try again.'))
  })
}
