import type { Plugin, Rolldown } from 'vite'

type Bundle = Record<string, Rolldown.OutputChunk>

/** A chunk and all that comes with it. */
const withImports = (file: string, chunks: Bundle, seen = new Set<string>()): Set<string> => {
  const chunk = chunks[file]
  if (chunk === undefined || seen.has(file)) return seen
  seen.add(file)
  for (const imported of chunk.imports) withImports(imported, chunks, seen)
  return seen
}

const stylesIn = ({ moduleIds }: Rolldown.OutputChunk): string[] => moduleIds.filter((id) => id.endsWith('.module.css'))

/** Style files that code fetched on demand would need and nobody would fetch. */
export const unfetchedStyles = (chunks: Bundle): string[] =>
  Object.values(chunks).flatMap((importer) => {
    const there = withImports(importer.fileName, chunks)
    const fetched = importer.dynamicImports.flatMap((file) => [...withImports(file, chunks)])
    return fetched.filter((file) => !there.has(file)).flatMap((file) => stylesIn(chunks[file] ?? importer))
  })

/** Scripts fetch no styles here (see no-preload-helper.ts), so what is fetched on demand must find its own in the common sheet. */
export const stylesOnDemand = (): Plugin => ({
  name: 'styles-on-demand',
  generateBundle(_options, bundle) {
    const chunks = Object.fromEntries(
      Object.entries(bundle).filter((each): each is [string, Rolldown.OutputChunk] => each[1].type === 'chunk'),
    )
    const lost = [...new Set(unfetchedStyles(chunks))]
    if (lost.length > 0)
      this.error(
        `Code that is fetched on demand would come without its styles; name them in core-chunk.ts:\n${lost.join('\n')}`,
      )
  },
})
