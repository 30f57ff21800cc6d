import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { unfetchedStyles } from './styles-on-demand.ts'

const chunk = (
  fileName: string,
  { imports = [], dynamicImports = [], moduleIds = [] }: Partial<Rolldown.OutputChunk> = {},
) => [fileName, { type: 'chunk', fileName, imports, dynamicImports, moduleIds } as unknown as Rolldown.OutputChunk]

const lost = (...chunks: ReturnType<typeof chunk>[]) => unfetchedStyles(Object.fromEntries(chunks))

describe('styles of code that is fetched on demand', () => {
  it('are missed where they come with that code, or with what it imports', () => {
    expect(
      lost(
        chunk('core.js', { dynamicImports: ['banner.js'] }),
        chunk('banner.js', { imports: ['card.js'], moduleIds: ['/banner.tsx'] }),
        chunk('card.js', { moduleIds: ['/card.tsx', '/card.module.css'] }),
      ),
    ).toEqual(['/card.module.css'])
  })

  it('are there where whoever fetches the code has them already', () => {
    expect(
      lost(
        chunk('page.js', { imports: ['core.js'], dynamicImports: ['zoom.js'], moduleIds: ['/page.module.css'] }),
        chunk('core.js', { moduleIds: ['/zoom.module.css'] }),
        chunk('zoom.js', { imports: ['core.js', 'page.js'] }),
      ),
    ).toEqual([])
  })
})
