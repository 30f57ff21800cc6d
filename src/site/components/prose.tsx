/** Text of an editor, where there is any. The build rendered it from Markdown in which raw HTML is not allowed. */
export const Prose = ({ html }: { html: string | undefined }) =>
  html !== undefined && (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own build with raw HTML switched off
    <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
  )
