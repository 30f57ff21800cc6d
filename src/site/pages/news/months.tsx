import { PictureView } from '../../components/picture-view.tsx'
import type { News } from '../../content/post.ts'
import styles from './months.module.css'

/** Everything earlier, in rows by month. */
export const Months = ({ months }: { months: News['months'] }) => (
  <div className={`section wrap ${styles.months}`}>
    {months.map(({ month, name, posts }) => (
      <section key={month}>
        <h2>
          <time dateTime={month}>{name}</time>
        </h2>
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.href}>
              <a href={post.href}>
                <PictureView picture={post.picture} sizes="(min-width: 51rem) 12rem, 30vw" />
                <span>
                  <strong>{post.title}</strong>
                  <span>{post.summary}</span>
                  <time className="small muted" dateTime={post.date}>
                    {post.dateText}
                  </time>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
