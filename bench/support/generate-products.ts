import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A copy of the content with many more products: copies of one, each with a name, SKU and price of its own. */
export const generateProducts = (contentDirectory: string, target: string, count: number): void => {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  cpSync(contentDirectory, target, { recursive: true })
  const model = readFileSync(path.join(contentDirectory, 'products', 'dolphin-s300i.md'), 'utf8')
  for (let number = 1; number <= count; number += 1) {
    const text = model
      .replace(/^sku: .*$/m, `sku: BENCH-${number}`)
      .replace(/^slug: .*$/m, `slug: bench-${number}`)
      .replace(/^name: .*$/m, `name: Bench ${number}`)
      .replace(/^seoTitle: .*$/m, `seoTitle: Bench robot number ${number}`)
      .replace(
        /^seoDescription: .*$/m,
        `seoDescription: Generated robot number ${number}, to measure what many product pages cost.`,
      )
      .replace(/^price: .*$/m, `price: ${1000 + number}`)
      // Of a line whose guide is for other products: what is measured are pages.
      .replace(/^productLine: .*$/m, 'productLine: line-mineral-swim')
      .replace(/^editions: .*$/m, 'editions: [en-au]')
    writeFileSync(path.join(target, 'products', `bench-${number}.md`), text)
  }
}
