import type { DeskBundle } from '../bundle/desk-bundle.ts'

/** The page of the desk: its rail without rooms, and the code that fills it. Nothing in it is about anybody. */
export const deskDocument = ({ script, styles }: Pick<DeskBundle, 'script' | 'styles'>): string =>
  [
    '<!doctype html>',
    '<html lang="en-AU">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Desk | Poolwright</title>',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${script}"></script>`,
    '</head>',
    '<body>',
    // Painted while the code is on its way, and replaced by it.
    '<div id="desk"><p class="desk-opening"><b>Poolwright</b> Desk</p></div>',
    '<noscript><p>The desk needs JavaScript, which is off here. Turn it on, then load the page again.</p></noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
