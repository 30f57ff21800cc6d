import { EditorialPage } from '../components/editorial-page.tsx'
import { TestimonialList } from '../components/testimonial-list.tsx'
import type { EditorialPage as Content } from '../content/section.ts'
import type { Testimonial } from '../content/testimonial.ts'

const Testimonials = ({ testimonials, ...page }: Content & { testimonials: Testimonial[] }) => (
  <EditorialPage {...page}>
    <section className="section wrap">
      <h2>What owners say, low marks included</h2>
      <TestimonialList testimonials={testimonials} />
    </section>
  </EditorialPage>
)

export default Testimonials
