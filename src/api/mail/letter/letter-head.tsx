/** The same for every letter: programs that read mail choose between light and dark by it. */
export const LetterHead = ({ subject, styles }: { subject: string; styles: string }) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>{subject}</title>
    <style>{styles}</style>
  </head>
)
