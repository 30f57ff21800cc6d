import { PictureView } from '../../components/picture-view.tsx'
import type { News } from '../../content/post.ts'
import styles from './latest.module.css'

/** The newest post, large. */
export const Latest = ({ post }: { post: NonNullable<News['latest']> }) => (
  <article className={styles.latest}>
    <a href={post.href}>
      <div className={`${styles.cover} ${post.picture.tones ? '' : 'cutout'}`}>
        <PictureView picture={post.picture} sizes="(min-width: 51rem) 62vw, 100vw" priority />
      </div>
      <div className={styles.words}>
        <p className="small muted">
          <time dateTime={post.date}>{post.dateText}</time>, {post.author}
        </p>
        <h2>{post.title}</h2>
        <p>{post.summary}</p>
      </div>
    </a>
  </article>
)
