import { describe, expect, it } from 'vitest'
import { sendingWordsIn, withFormReplaced, withoutScripts, withTitleBefore } from './built-page.ts'
import { builtPage, words } from './form-page.fake.tsx'

const page = builtPage('contact', 'en-nz')

describe('a built page that becomes an answer', () => {
  it('loses its scripts and what is loaded for them, but for the one of its colours', () => {
    const quiet = withoutScripts(page)
    expect(quiet.match(/<script[\s\S]*?<\/script>/g)).toEqual(['<script data-stays>theme()</script>'])
    expect(quiet.match(/<link[^>]*>/g)).toHaveLength(2)
    expect(quiet).toContain('core.css')
    expect(quiet).toContain('mona.woff2')
  })

  it('gets what is said in the place of its form, to the letter', () => {
    const answer = "<p>$& $1 $` $'</p>"
    const answered = withFormReplaced(page, 'contact', answer) ?? ''
    expect(answered).toContain(`</h1>${answer}</main>`)
    expect(answered).toContain('role="search"')
    expect(answered).not.toContain('data-form')
    expect(withFormReplaced(page, 'repair', answer)).toBeUndefined()
  })

  it('says first of all whether it was sent', () => {
    expect(withTitleBefore(page, 'Sent: ')).toContain('<title>Sent: The page of contact</title>')
  })

  it('tells what its form says', () => {
    expect(sendingWordsIn(page, 'contact')).toEqual(words)
    expect(sendingWordsIn('', 'contact').send).toBe('Send')
    expect(sendingWordsIn(page.replace(/data-words="[^"]*"/, 'data-words="{"'), 'contact').send).toBe('Send')
  })
})
