import { globSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { browserBoundary } from './browser-boundary.ts'
import { entry } from './client-bundle.ts'
import {
  isAskingModule,
  isCartModule,
  isCheckoutStepsModule,
  isClockModule,
  isCoreModule,
  isDaysModule,
  isFieldsStyle,
  isFormFieldsModule,
  isListingModule,
  isLoneModule,
  isOnDemandStyle,
  isOpeningHoursModule,
  isOrderPartsModule,
  isOrderWordsModule,
  isOwnAccountModule,
  isPartsStyle,
  isPlacesModule,
  isPostcodesModule,
  isPricedCartModule,
  isPricingModule,
  isReadingModule,
  isShopEventsModule,
  isValidationModule,
} from './core-chunk.ts'
import { dropEmptyChunks } from './drop-empty-chunks.ts'
import { editionFields } from './edition-fields.ts'
import { flatReact } from './flat-react.ts'
import { literalClassNames } from './literal-class-names.ts'
import { minifyAgain } from './minify-again.ts'
import { noPreloadHelper } from './no-preload-helper.ts'
import { viteSettings } from './vite-settings.ts'

/** `pages/support/contact/page.tsx` is made into `support-contact-….js`, `templates/product/page.tsx` into `product-….js`. */
const chunkName = (file: string): string =>
  path
    .normalize(file)
    .replace(/^(pages|templates)\//, '')
    .replace(/\/page\.tsx$/, '')
    .replaceAll('/', '-')

/** Every page and template is an entry: pages name their module in their data, so no script has to list them all. */
const componentEntries = (root: string): Record<string, string> => {
  const site = path.join(root, 'src/site')
  const files = globSync('{pages,templates}/**/page.tsx', { cwd: site }).sort()
  const templates = new Set(files.filter((file) => file.startsWith('templates')).map(chunkName))
  // The dealers' own pages, and the page of each dealer: two files of one name would be one.
  const nameOf = (file: string) =>
    file.startsWith('pages') && templates.has(chunkName(file)) ? `${chunkName(file)}-page` : chunkName(file)
  return Object.fromEntries(files.map((file) => [nameOf(file), path.join(site, file)]))
}

/** `small-bar.tsx` is a file of its own, `small-bar-….js`. */
const moduleName = (id: string): string => path.basename(id).replace(/\..*$/, '')

export const buildClient = async (root: string, outDir: string): Promise<void> => {
  await build({
    ...viteSettings(root),
    plugins: [
      ...(viteSettings(root).plugins ?? []),
      flatReact(root),
      editionFields(root),
      browserBoundary(root),
      noPreloadHelper(),
      literalClassNames(),
      dropEmptyChunks(),
      minifyAgain(),
    ],
    // Visitors have no React DevTools; without the hook React drops its half of the conversation.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      assetsDir: 'assets',
      assetsInlineLimit: 0,
      modulePreload: false,
      target: 'es2023',
      rolldownOptions: {
        input: { start: path.join(root, entry), ...componentEntries(root) },
        preserveEntrySignatures: 'strict',
        // How long it took is no news to who runs the site.
        checks: { bundlerTimings: false },
        output: {
          // Nearly all of it runs at once: compiled beside the page, not in its way. Browsers that do not know the word pass over it.
          postBanner: ({ name }) => (name === 'core' ? '//# allFunctionsCalledOnLoad' : ''),
          codeSplitting: {
            groups: [
              // Before the code that imports them, which would take them along.
              { name: 'parts', test: isPartsStyle },
              { name: 'fields', test: isFieldsStyle },
              { name: 'core', test: isCoreModule },
              { name: 'on-demand', test: isOnDemandStyle },
              { name: 'validation', test: isValidationModule },
              { name: 'cart', test: isCartModule },
              { name: 'clock', test: isClockModule },
              { name: 'opening-hours', test: isOpeningHoursModule },
              { name: 'days', test: isDaysModule },
              { name: 'shop-events', test: isShopEventsModule },
              { name: 'asking', test: isAskingModule },
              { name: 'places', test: isPlacesModule },
              { name: 'listing', test: isListingModule },
              { name: 'order-words', test: isOrderWordsModule },
              { name: 'reading', test: isReadingModule },
              { name: moduleName, test: isLoneModule },
              { name: 'postcodes', test: isPostcodesModule },
              { name: 'form-fields', test: isFormFieldsModule },
              { name: 'pricing', test: isPricingModule },
              { name: 'priced-cart', test: isPricedCartModule },
              { name: 'order-parts', test: isOrderPartsModule },
              { name: 'checkout-steps', test: isCheckoutStepsModule },
              { name: 'account', test: isOwnAccountModule },
            ],
          },
        },
      },
    },
  })
}
