import { EditorialPage } from '../components/editorial-page.tsx'
import { PictureView } from '../components/picture-view.tsx'
import { PostList } from '../components/post-list.tsx'
import { TestimonialList } from '../components/testimonial-list.tsx'
import type { Picture } from '../content/picture.ts'
import type { PostCard } from '../content/post.ts'
import type { EditorialPage as Content } from '../content/section.ts'
import type { Testimonial } from '../content/testimonial.ts'
import styles from './home.module.css'

interface Props extends Content {
  lines: { href: string; name: string; tagline: string; picture: Picture }[]
  testimonials: Testimonial[]
  posts: PostCard[]
}

const Home = ({ lines, testimonials, posts, ...page }: Props) => (
  <EditorialPage {...page}>
    <section className="section wrap">
      <h2>The range</h2>
      <ul className={styles.lines}>
        {lines.map(({ href, name, tagline, picture }) => (
          <li key={href}>
            <a href={href}>
              <PictureView picture={picture} sizes="(min-width: 60rem) 22rem, (min-width: 40rem) 45vw, 90vw" />
              <span className={styles.name}>{name}</span>
            </a>
            <p>{tagline}</p>
          </li>
        ))}
      </ul>
    </section>
    {testimonials.length > 0 && (
      <section className="section wrap">
        <h2>From people with pools</h2>
        <TestimonialList testimonials={testimonials} />
      </section>
    )}
    {posts.length > 0 && (
      <section className="section wrap">
        <h2>News</h2>
        <PostList posts={posts} />
      </section>
    )}
  </EditorialPage>
)

export default Home
