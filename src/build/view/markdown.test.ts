import { describe, expect, it } from 'vitest'
import { plainText, renderArticle, renderForMachines, renderMarkdown } from './markdown.ts'

describe('Markdown of content', () => {
  it('starts its headings below the section’s own', () => {
    expect(renderMarkdown('# Water\n\ntext')).toBe('<h3>Water</h3>\n<p>text</p>')
  })

  it('starts the headings of an article directly below its title', () => {
    expect(renderArticle('# Water\n\n## Salt\n\n### Bags')).toBe('<h2>Water</h2>\n<h2>Salt</h2>\n<h3>Bags</h3>')
  })

  it('shows raw HTML as text', () => {
    expect(renderMarkdown('<script>alert(1)</script>')).not.toContain('<script>')
  })

  it('never makes a script link', () => {
    expect(renderMarkdown('[x](javascript:alert)')).not.toContain('href')
  })

  it('keeps figures with their units, and apart again for machines', () => {
    expect(renderMarkdown('A **10 m** pool, [S 300i](/s 300i/).')).toContain('<strong>10\u00a0m</strong>')
    expect(renderForMachines('A 10 m pool by USB-C')).toBe('<p>A 10 m pool by USB-C</p>')
    expect(plainText('A 10 m pool by USB-C')).toBe('A 10 m pool by USB-C')
  })

  it('gives the words alone', () => {
    expect(plainText('Salt **and** [minerals](/a/).')).toBe('Salt and minerals.')
  })
})
