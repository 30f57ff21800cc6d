import { expect, it } from 'vitest'
import { formsPath, uploadsPath } from '../forms/form-paths.ts'
import { papersPath } from '../orders/papers-path.ts'
import { gazetteerFile } from '../places/gazetteer-file.ts'
import { shopTermsFile } from '../shop/shop-terms.ts'
import { dataFolders, serviceFolders } from './not-pages.ts'

const isIn = (folders: readonly string[], address: string) => folders.some((folder) => address.startsWith(folder))

it('has the folders of the data and the functions that the domain names', () => {
  for (const file of [shopTermsFile('en-au'), gazetteerFile('en-au')]) expect(isIn(dataFolders, file), file).toBe(true)
  for (const path of [papersPath, formsPath, uploadsPath]) expect(isIn(serviceFolders, path), path).toBe(true)
})
