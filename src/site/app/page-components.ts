import type { PageComponent } from './app.tsx'

type PageModule = { default: PageComponent }

const modules = import.meta.glob<PageModule>(['../pages/*.tsx', '../templates/*.tsx'])

/** Loads the component that a page-data file names, e.g. `pages/about-us`. */
export const importPageComponent = async (name: string): Promise<PageComponent> => {
  const load = modules[`../${name}.tsx`]
  if (load === undefined) throw new Error(`There is no component ${name}`)
  return (await load()).default
}
