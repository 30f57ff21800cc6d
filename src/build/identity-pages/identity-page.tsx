import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawIdentityPage } from '../../domain/identity/identity-page.ts'
import { usesPasskeys } from '../../domain/identity/screen.ts'
import { ScreenView } from '../../site/features/identity/screen-view.tsx'
import { escapeMarkup } from '../document/escape.ts'
import { withoutScripts } from '../posted-form-pages/built-page.ts'

const place = /(<section\b[^>]*\bdata-screen=""[^>]*>)[\s\S]*?(<\/section>)/

/** For the moment in which a new build has taken the page away: a page without clothes is better than none. */
const barePage = (title: string, markup: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title></head>
<body><main>${markup}</main></body>
</html>
`

/** A built page, with a screen in the place that it keeps for one. */
export const identityPage: DrawIdentityPage = (builtPage, screen, script) => {
  const markup = renderToStaticMarkup(<ScreenView screen={screen} />)
  const title = screen.tab ?? screen.title
  if (!place.test(builtPage)) return barePage(title, markup)
  const quiet = withoutScripts(builtPage).replace(/<title>.*?<\/title>/, () => `<title>${escapeMarkup(title)}</title>`)
  const drawn = quiet.replace(place, (_, before: string, after: string) => `${before}${markup}${after}`)
  if (!usesPasskeys(screen)) return drawn
  return drawn.replace('</body>', () => `<script type="module" src="${escapeMarkup(script)}"></script></body>`)
}
