import { BelowFold } from '../../components/below-fold.tsx'
import { Facts } from '../../components/facts.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import { Shelf, type ShelfItem } from '../../components/shelf.tsx'
import type { PostCard } from '../../content/post.ts'
import type { EditorialPage } from '../../content/section.ts'
import type { Testimonial } from '../../content/testimonial.ts'
import { FromTheDeck } from './from-the-deck.tsx'
import { Minutes } from './minutes.tsx'
import { Proof } from './proof.tsx'
import { SceneOpening } from './scene-opening.tsx'
import { SeeOneWorking } from './see-one-working.tsx'
import { WaterBand } from './water-band.tsx'
import styles from './page.module.css'

interface Props extends EditorialPage<'home'> {
  robots: ShelfItem[]
  water: ShelfItem[]
  testimonials: Testimonial[]
  rating: { value: number; count: number; text: string }
  posts: PostCard[]
  hrefs: { testimonials: string; news: string }
}

const Home = ({ title, slots, rest, robots, water, testimonials, rating, posts, hrefs }: Props) => (
  <>
    <SceneOpening title={title} hero={slots.hero} />
    <Facts items={slots.facts.items} />
    <BelowFold>
      <section className={`section ${styles.range}`}>
        <div className={`wrap ${styles.heading}`}>
          <h2>Pick your helper.</h2>
        </div>
        <Shelf items={robots} label="The range" />
      </section>
      <Minutes section={slots.clean} />
      <WaterBand section={slots.water} lines={water} />
      <Proof testimonials={testimonials} rating={rating} href={hrefs.testimonials} />
      <PageSections sections={rest} />
      <SeeOneWorking section={slots.demo} />
      <FromTheDeck posts={posts} href={hrefs.news} />
    </BelowFold>
  </>
)

export default Home
