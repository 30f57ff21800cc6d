import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { contentDirectory, temporaryDirectory } from './fixture/content-directory.fake.ts'
import { product } from './fixture/product.fake.ts'
import { shopContent } from './fixture/shop-content.fake.ts'

const run = (folder: string, content: string) =>
  promisify(execFile)(process.execPath, ['src/content-service/export-content.ts', folder, content])

it('writes an import file with the files of assets beside it, and says how to upload them', async () => {
  const folder = join(await temporaryDirectory(), 'export')
  const content = await contentDirectory(await shopContent())
  const { stdout } = await run(folder, content)
  expect(stdout).toMatch(/\d+ content types, 17 entries, 3 assets/)
  expect(stdout).toContain(`--content-file ${folder}/content.json --upload-assets --assets-directory ${folder}`)
  const { assets } = JSON.parse(await readFile(join(folder, 'content.json'), 'utf8'))
  for (const { fields } of assets) {
    const { url, fileName } = fields.file['en-AU']
    expect(await readFile(join(folder, url.slice(2)))).toEqual(await readFile(join(content, 'assets', fileName)))
  }
})

it('writes nothing and says why where content has problems or no space would take it', async () => {
  const folder = join(await temporaryDirectory(), 'export')
  const files = await shopContent()
  const broken = await contentDirectory({ ...files, 'products/x.md': product('x', { price: 'much' }) })
  await expect(run(folder, broken)).rejects.toThrow(/products\/x\.md:\d+ price: must be a number/)
  const long = await contentDirectory({ ...files, [`products/${'x'.repeat(65)}.md`]: product('x') })
  await expect(run(folder, long)).rejects.toThrow(/an id has 1 to 64 letters/)
  await expect(readdir(folder)).rejects.toThrow('ENOENT')
})
