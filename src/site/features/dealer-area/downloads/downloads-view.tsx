import { sizeInWords } from '../../../../domain/forms/file-words.ts'
import { PictureView } from '../../../components/picture-view.tsx'
import { useShell } from '../../../components/shell-context.ts'
import type { Picture } from '../../../content/picture.ts'
import { Icon } from '../../../icons/icon.tsx'
import { AccountSection } from '../../account/parts/account-section.tsx'
import { PageHead } from '../../account/parts/page-head.tsx'
import parts from '../parts/dealer-parts.module.css'
import styles from './downloads-view.module.css'
import { logos } from './logos.ts'
import { ZipButton } from './zip-button.tsx'
import type { ZippedFile } from './zip-files.ts'

export interface PrintFile {
  readonly href: string
  readonly picture: Picture
  /** What is on it, in words. */
  readonly shows: string
  readonly bytes: number
}

export interface PrintProduct {
  readonly slug: string
  readonly name: string
  readonly files: readonly PrintFile[]
}

export interface PrintGroup {
  readonly name: string
  readonly products: readonly PrintProduct[]
}

export interface Downloads {
  readonly groups: readonly PrintGroup[]
}

const pixels = ({ picture: { width, height } }: PrintFile): string => `${width} × ${height}`

const zipped = ({ slug, files }: PrintProduct, folder = ''): ZippedFile[] =>
  files.map(({ href }, at) => ({ href, name: `${folder}${slug}-${at + 1}${/\.\w+$/.exec(href)?.[0] ?? ''}` }))

const bytesOf = (files: readonly PrintFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0)

const ProductPictures = ({ product }: { product: PrintProduct }) => {
  const { locale } = useShell().edition
  const { slug, name, files } = product
  const widths = files.map(({ picture }) => picture.width)
  const [least, most] = [Math.min(...widths), Math.max(...widths)]
  return (
    <li className={styles.product}>
      <h3>{name}</h3>
      <p className={parts.small}>
        {files.length} pictures, {least === most ? most : `${least} to ${most}`} pixels wide,{' '}
        {sizeInWords(bytesOf(files), locale)}
      </p>
      <ZipButton
        label={`${files.length === 1 ? 'It' : `All ${files.length}`} as PNG`}
        name={slug}
        files={() => zipped(product)}
        isPng
        isQuiet
      />
      <ul className={styles.pictures}>
        {files.map((file) => {
          const facts = `WebP, ${pixels(file)} pixels, ${sizeInWords(file.bytes, locale)}`
          return (
            <li key={file.href}>
              <a href={file.href} download title={facts}>
                <PictureView picture={file.picture} sizes="88px" />
                <small aria-hidden="true">{pixels(file)}</small>
                <span className="visually-hidden">
                  {file.shows.replace(/\.$/, '')}. {facts}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </li>
  )
}

/** The logo and the pictures, as large as there are: for a window, a flyer, an advertisement. */
export const DownloadsView = ({ title, groups }: Downloads & { title: string }) => {
  const { locale } = useShell().edition
  const products = groups.flatMap((group) => group.products)
  const bytes = bytesOf(products.flatMap(({ files }) => files))
  const everything = (): ZippedFile[] => [
    ...logos.flatMap(({ files }) => files.map(({ href }) => ({ href, name: `logo/${href.split('/').at(-1)}` }))),
    ...groups.flatMap((group) =>
      group.products.flatMap((product) =>
        zipped(product, `${group.name}/${product.name}/`.replaceAll(/[^\w /-]/g, '')),
      ),
    ),
  ]
  return (
    <>
      <PageHead title={title}>
        <p>Use them as they are, for what you sell: don’t cut the logo or change its colours.</p>
      </PageHead>
      <div className={`wrap ${parts.body}`}>
        <div className={parts.main}>
          <div>
            <ZipButton
              label={`Everything as one zip, ${sizeInWords(bytes, locale)}`}
              name="poolwright-pictures"
              files={everything}
            />
          </div>
          <AccountSection heading="Logo">
            <ul className={styles.logos}>
              {logos.map(({ name, files, isOnDark }) => (
                <li key={name}>
                  <img
                    src={files[0].href}
                    alt=""
                    width={480}
                    height={86}
                    loading="lazy"
                    data-on={isOnDark ? 'dark' : 'light'}
                  />
                  <p>{name}</p>
                  {files.map(({ href, label }) => (
                    <a key={href} className={styles.file} href={href} download>
                      <Icon name="download" />
                      <span>
                        <span className="visually-hidden">{name}, </span>
                        {label}
                      </span>
                    </a>
                  ))}
                </li>
              ))}
            </ul>
          </AccountSection>
          <section className={styles.fit} aria-labelledby="fit">
            <h2 id="fit">How large they print</h2>
            <p>
              They are 640 to 1600 pixels wide. 1200 are 10 cm in a flyer or an advertisement, at 300 dots an inch, and
              20 cm on a poster that people read from two metres. Nothing larger exists: for a window or a banner use
              the logo, which is sharp at any size. Single pictures are WebP, and a product that stands alone has
              nothing behind it; printers mostly want the PNG.
            </p>
          </section>
          {groups.map(({ name, products: own }) => (
            <AccountSection key={name} heading={name}>
              <ul className={styles.products}>
                {own.map((product) => (
                  <ProductPictures key={product.slug} product={product} />
                ))}
              </ul>
            </AccountSection>
          ))}
        </div>
      </div>
    </>
  )
}
