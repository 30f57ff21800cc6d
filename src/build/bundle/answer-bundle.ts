import path from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { withLiteralClassNames } from './literal-class-names.ts'

/** Parts of pages have the class names of the built pages, whose styles they use. */
const styleNames: Plugin = {
  name: 'style-names',
  transform: (code, id) => (id.endsWith('.tsx') ? withLiteralClassNames(code, id) : null),
  load: (id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : null),
}

/** What draws answers to posted forms, in one file: functions have nothing of the site's code beside them, nor its packages. */
export const buildAnswers = async (root: string, file: string): Promise<void> => {
  const bundle = await rolldown({
    cwd: root,
    input: path.join(root, 'src/build/posted-form-pages/answer-page.ts'),
    platform: 'node',
    plugins: [styleNames],
    // React without its development checks, whatever the environment says.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'warn',
  })
  await bundle.write({ file, format: 'esm', codeSplitting: false, minify: true })
}
