import type { Fault, RunningSite } from '../support/site.ts'

const count = 4
const screen = { width: 390, height: 844 }
export const screens = { width: count * screen.width, height: screen.height }

/** Runs in the sheet: once all frames are alive and scrolled and their pictures there, it is ready. */
const arrange = (height: number) => {
  const whenAlive = async (frame: HTMLIFrameElement, index: number) => {
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    const inner = frame.contentWindow
    while (inner && 'earlyEvents' in inner) await new Promise((resolve) => setTimeout(resolve, 50))
    inner?.scrollTo(0, index * (height - 60))
    await new Promise((resolve) => setTimeout(resolve, 600))
    const pictures = [...(frame.contentDocument?.images ?? [])].filter(({ loading }) => loading !== 'lazy')
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
  }
  addEventListener('DOMContentLoaded', async () => {
    await Promise.all([...document.querySelectorAll('iframe')].map(whenAlive))
    document.documentElement.dataset.ready = 'yes'
  })
}

/** Serves `/contact-sheet?page=…`: the first screens of a page side by side, as wide as those of a phone. */
export const contactSheet =
  (site: RunningSite): Fault =>
  async (request, url) => {
    if (url.pathname === '/contact-sheet') {
      const page = url.searchParams.get('page') ?? '/'
      const frame = `<iframe src="${page}" width="${screen.width}" height="${screen.height}"></iframe>`
      const html = `<!doctype html><head><style>body{margin:0;display:flex}iframe{border:0}</style></head>
        <script>(${arrange})(${screen.height})</script>${frame.repeat(count)}`
      return new Response(html, { headers: { 'content-type': 'text/html' } })
    }
    if (request.headers.get('sec-fetch-dest') !== 'iframe') return undefined
    const original = await fetch(site.origin + url.pathname + url.search, { headers: { 'x-original': 'yes' } })
    const headers = new Headers(original.headers)
    headers.delete('x-frame-options')
    headers.set(
      'content-security-policy',
      headers.get('content-security-policy')?.replace("frame-ancestors 'none'", '') ?? '',
    )
    return new Response(await original.text(), { status: original.status, headers })
  }
