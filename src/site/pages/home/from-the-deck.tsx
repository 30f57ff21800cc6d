import { OnwardLink } from '../../components/onward-link.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import type { PostCard } from '../../content/post.ts'
import styles from './from-the-deck.module.css'

/** The latest news: one large, the others in rows. */
export const FromTheDeck = ({ posts, href }: { posts: PostCard[]; href: string }) => (
  <section className="section wrap">
    <div className="heading-row">
      <h2>From the deck</h2>
      <OnwardLink href={href}>All news</OnwardLink>
    </div>
    <ul className={styles.posts}>
      {posts.map((post, index) => (
        <li key={post.href} data-cut-out={post.picture.tones === undefined || undefined}>
          <a href={post.href}>
            <PictureView
              picture={post.picture}
              sizes={index === 0 ? '(min-width: 51rem) 40rem, 92vw' : '(min-width: 51rem) 10rem, 30vw'}
            />
            <span>
              <time dateTime={post.date}>{post.dateText}</time>
              <strong>{post.title}</strong>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)
