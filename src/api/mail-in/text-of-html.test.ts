import { describe, expect, it } from 'vitest'
import { newWords } from './new-words.ts'
import { textOfHtml } from './text-of-html.ts'

describe('the text of a mail that has only HTML', () => {
  it('is what is shown, line by line', () => {
    const html = `<!doctype html><html><head><title>No</title><style>p { color: red }</style></head><body>
      <p>Hello&nbsp;Mele,</p><p>it&rsquo;s  broken &amp; <b>wet</b>.<br>Very.</p>
      <ul><li>cable<li>filter</ul><script>alert(1)</script><!-- no --></body></html>`
    expect(textOfHtml(html)).toBe('Hello Mele,\nit’s broken & wet.\nVery.\n- cable\n- filter')
  })

  it('marks what is quoted, so that it can be left out', () => {
    const html = `<div dir="ltr">Yes please.</div><br><div class="gmail_quote"><div class="gmail_attr">On Thu, 19 Nov 2026 at
      13:04, Poolwright &lt;<a href="mailto:help@poolwright.example">help@poolwright.example</a>&gt; wrote:<br></div>
      <blockquote><div>Shall we send one?</div><div>Mele</div></blockquote></div>`
    expect(textOfHtml(html)).toContain('> Shall we send one?\n> Mele')
    expect(newWords(textOfHtml(html))).toBe('Yes please.')
  })

  it('is no markup, whatever is written in it, and takes no longer for that', () => {
    expect(textOfHtml('a &lt;script&gt; &#0;&#xd800;&#x1f600;&unknown; <')).toBe('a <script> 😀&unknown;')
    expect(textOfHtml('before<style>hidden')).toBe('before')
    expect(textOfHtml('<br/><p/>after')).toBe('after')
    const started = performance.now()
    for (const unit of ['<', '<!--', '<p>', '<blockquote>', '&#1;', '<style>', '<a ', '< p', '> '])
      textOfHtml(unit.repeat(250_000))
    expect(performance.now() - started).toBeLessThan(6000)
  })
})
