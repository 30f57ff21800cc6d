import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { transform } from 'lightningcss'
import { type Plugin, rolldown } from 'rolldown'
import { withLiteralClassNames } from './literal-class-names.ts'
import { classPrefix } from './vite-settings.ts'

/** Parts of pages have the class names of the built pages, whose styles they use. */
const styleNames: Plugin = {
  name: 'style-names',
  transform: (code, id) => (id.endsWith('.tsx') ? withLiteralClassNames(code, id) : null),
  load: (id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : null),
}

/** Icons are where the browser's bundle has them. */
const sprite = (address: string): Plugin => ({
  name: 'sprite',
  resolveId: (id) => (id.endsWith('/icons.svg?no-inline') ? { id: '\0sprite' } : null),
  load: (id) => (id === '\0sprite' ? `export default ${JSON.stringify(address)}` : null),
})

/** Parts whose styles are in no built page bring them along, as a list that the drawing has. */
const ownStyles = (list: string): Plugin => ({
  name: 'own-styles',
  async load(id) {
    if (!id.endsWith('.css')) return null
    const isModule = id.endsWith('.module.css')
    const { code } = transform({
      filename: `${classPrefix(id)}.css`,
      code: await readFile(id),
      minify: true,
      ...(isModule && { cssModules: { pattern: '[name]_[local]' } }),
    })
    const add = `import { drawnStyles } from ${JSON.stringify(list)}; drawnStyles.push(${JSON.stringify(code.toString())})`
    return { code: add, moduleType: 'js', moduleSideEffects: true }
  },
})

/** What draws pages for functions, in one file: they have nothing of the site's code beside them, nor its packages. */
const buildDrawing = async (root: string, input: string, file: string, plugins: Plugin[] = []): Promise<void> => {
  const bundle = await rolldown({
    cwd: root,
    input: path.join(root, input),
    platform: 'node',
    plugins: [...plugins, styleNames],
    // React without its development checks, whatever the environment says.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
  })
  await bundle.write({ file, format: 'esm', codeSplitting: false, minify: true })
}

/** Answers to posted forms. */
export const buildAnswers = (root: string, file: string): Promise<void> =>
  buildDrawing(root, 'src/build/posted-form-pages/answer-page.ts', file)

/** Pages of the issuer. */
export const buildIdentityPages = (root: string, file: string, icons: string): Promise<void> =>
  buildDrawing(root, 'src/build/identity-pages/identity-page.tsx', file, [sprite(icons)])

/** Pages on which a demo is answered. */
export const buildDemoPages = (root: string, file: string, icons: string): Promise<void> => {
  const list = path.join(root, 'src/build/demo-pages/drawn-styles.ts')
  return buildDrawing(root, 'src/build/demo-pages/demo-pages.tsx', file, [sprite(icons), ownStyles(list)])
}

/** What the issuer’s pages need of scripts, which is passkeys. */
export const buildPasskeyScript = async (root: string, file: string): Promise<void> => {
  const bundle = await rolldown({
    cwd: root,
    input: path.join(root, 'src/site/features/identity/passkey-script.ts'),
    platform: 'browser',
    logLevel: 'warn',
  })
  await bundle.write({ file, format: 'esm', codeSplitting: false, minify: true })
}
