import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

const styleSheetsOf = (chunk: Chunk): Set<string> | undefined => chunk.viteMetadata?.importedCss

/** The code of a chunk without its import of another, from which it takes no names. */
export const withoutImport = (code: string, fileName: string): string => {
  const name = fileName.slice(fileName.lastIndexOf('/') + 1).replaceAll('.', '\\.')
  return code.replace(new RegExp(`import\\s*"\\./${name}";?\\n?`), '')
}

/** A chunk of styles alone is a script of nothing: nobody needs to fetch it, and its styles go to who imported it. (Vite drops those without class names by itself.) */
export const dropEmptyChunks = (): Plugin => ({
  name: 'drop-empty-chunks',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((each): each is Chunk => each.type === 'chunk')
    for (const empty of chunks.filter(({ code }) => code.trim() === '')) {
      for (const importer of chunks.filter(({ imports }) => imports.includes(empty.fileName))) {
        importer.code = withoutImport(importer.code, empty.fileName)
        importer.imports = importer.imports.filter((file) => file !== empty.fileName)
        for (const sheet of styleSheetsOf(empty) ?? []) styleSheetsOf(importer)?.add(sheet)
      }
      delete bundle[empty.fileName]
    }
  },
})
