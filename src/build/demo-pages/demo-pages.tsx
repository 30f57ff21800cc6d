import { renderToStaticMarkup } from 'react-dom/server'
import type { DemoPages } from '../../domain/demos/demo-screen.ts'
import view from '../../site/features/demos/demo-view.module.css'
import { DemoView } from '../../site/features/demos/demo-view.tsx'
import { escapeMarkup } from '../document/escape.ts'
import { withoutScripts } from '../posted-form-pages/built-page.ts'
import { drawnStyles } from './drawn-styles.ts'

const main = /(<main\b[^>]*>)[\s\S]*(<\/main>)/

/** What stands at the end of the bar above pages on which somebody signs in. */
const end = /<span class="small-bar_secure">[\s\S]*?<\/span>/

/** For the moment in which a new build has taken the page away: a page without a frame is better than none. */
const barePage =
  '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title></title></head><body><main></main></body></html>\n'

export const demoStyles: DemoPages['demoStyles'] = drawnStyles.join('')

/** A built page of one thing to do, with another thing in its place. */
export const demoPage: DemoPages['demoPage'] = (builtPage, screen) => {
  const markup = renderToStaticMarkup(<DemoView screen={screen} />)
  const who = renderToStaticMarkup(<span className={view.who}>{screen.who}</span>)
  return withoutScripts(main.test(builtPage) ? builtPage : barePage)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeMarkup(screen.tab)}</title>`)
    .replace('</head>', () => `<meta name="robots" content="noindex"><style>${demoStyles}</style></head>`)
    .replace(end, () => who)
    .replace(main, (_, before: string, after: string) => `${before}${markup}${after}`)
}
