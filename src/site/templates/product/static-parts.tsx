import type { Catalogue, CatalogueProduct } from '../../content/catalogue.ts'
import type { ProductDetails } from '../../content/product.ts'
import { Asked } from './asked.tsx'
import { Cutaway } from './cutaway.tsx'
import { InTheBox } from './in-the-box.tsx'
import { Neighbours } from './neighbours.tsx'
import { Reviews } from './reviews.tsx'

export interface StaticPartsProps {
  /** What stands there. */
  part: 'machine' | 'reviews' | 'questions'
  details: ProductDetails
  product: CatalogueProduct
  /** Without that of its line. */
  name: string
  edition: string
  catalogue: Catalogue
}

/** What of a product is only read: nothing in it needs a script. */
const StaticParts = ({ part, details, product, name, edition, catalogue }: StaticPartsProps) => {
  if (part === 'reviews')
    return (
      <Reviews
        name={name}
        reviews={product.reviews ?? []}
        rating={details.rating}
        allHref={`/${edition}/testimonials/`}
      />
    )
  if (part === 'questions')
    return <Asked product={product} help={product.help ?? {}} edition={edition} catalogue={catalogue} />
  return (
    <>
      {product.cutaway !== undefined && <Cutaway name={name} {...product.cutaway} />}
      {product.neighbours !== undefined && (
        <Neighbours slug={details.slug} name={name} product={product} edition={edition} catalogue={catalogue} />
      )}
      <InTheBox items={details.whatsInTheBox} robot={details.pool !== undefined} />
    </>
  )
}

export default StaticParts
