import type { ClientBundle } from '../bundle/client-bundle.ts'
import { componentFile } from '../bundle/component-file.ts'

/** The sources themselves, as Vite's development server hands them to the browser. */
export const devClient: Omit<ClientBundle, 'inlineScripts'> = {
  buildHash: 'development',
  assetsOf: (component) => ({
    script: '/src/site/app/start.tsx',
    module: `/src/site/${componentFile(component)}`,
    modules: [],
    styles: ['site', 'parts', 'fields'].map((name) => `/src/site/styles/${name}.css`),
    pageModules: [],
    pageStyles: [],
    stylesOnDemand: [],
  }),
  sheets: {},
}
