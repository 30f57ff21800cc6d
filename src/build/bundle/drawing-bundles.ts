import path from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { withLiteralClassNames } from './literal-class-names.ts'

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

/** What draws pages for functions, in one file: they have nothing of the site's code beside them, nor its packages. */
const buildDrawing = async (root: string, input: string, file: string, plugins: Plugin[] = []): Promise<void> => {
  const bundle = await rolldown({
    cwd: root,
    input: path.join(root, input),
    platform: 'node',
    plugins: [styleNames, ...plugins],
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

/** What those pages need of scripts, which is passkeys. */
export const buildPasskeyScript = async (root: string, file: string): Promise<void> => {
  const bundle = await rolldown({
    cwd: root,
    input: path.join(root, 'src/site/features/identity/passkey-script.ts'),
    platform: 'browser',
    logLevel: 'warn',
  })
  await bundle.write({ file, format: 'esm', codeSplitting: false, minify: true })
}
