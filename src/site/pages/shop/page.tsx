import { Facts } from '../../components/facts.tsx'
import { PageOpening } from '../../components/page-opening.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../content/section.ts'
import type { ShopPage } from '../../content/shop.ts'
import { Departments } from './departments.tsx'
import { PartsFinder } from './parts-finder.tsx'
import { Promotions } from './promotions.tsx'

const Shop = ({ title, slots, rest, departments, promotions, partsFinder }: EditorialPage<'shop'> & ShopPage) => (
  <>
    <PageOpening title={title} hero={slots.hero} />
    <Departments departments={departments} />
    {promotions.length > 0 && <Promotions slugs={promotions} />}
    {partsFinder !== undefined && <PartsFinder {...partsFinder} section={slots.parts} />}
    <section className="section">
      <div className="wrap">
        <h2>{slots.facts.heading}</h2>
      </div>
      <div>
        <Facts items={slots.facts.items} />
      </div>
    </section>
    <PageSections sections={rest} />
  </>
)

export default Shop
