import type { PostCard } from '../content/post.ts'
import styles from './row-list.module.css'

export const PostList = ({ posts }: { posts: PostCard[] }) => (
  <ul className={styles.rows}>
    {posts.map(({ href, title, summary, date, dateText }) => (
      <li key={href}>
        <a href={href}>{title}</a>
        <p>{summary}</p>
        <p className="muted">
          <time dateTime={date}>{dateText}</time>
        </p>
      </li>
    ))}
  </ul>
)
