import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import type { Picture } from '../../content/picture.ts'
import type { PostLink } from '../../content/post.ts'
import styles from './page.module.css'

interface Props {
  title: string
  summary: string
  date: string
  dateText: string
  author: string
  picture: Picture
  html: string
  tags: string[]
  related: PostLink[]
}

const Post = ({ title, summary, date, dateText, author, picture, html, tags, related }: Props) => (
  <>
    <article>
      <header className={styles.opening}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className="lead">{summary}</p>
        </div>
        <div className={`${styles.cover} ${picture.tones ? '' : 'cutout'}`} data-cut-out={!picture.tones || undefined}>
          <PictureView picture={picture} sizes="(min-width: 51rem) 50vw, 100vw" priority />
        </div>
      </header>
      <div className={`section wrap ${styles.columns}`}>
        <dl className={styles.about}>
          <div>
            <dt>Written by</dt>
            <dd>{author}</dd>
          </div>
          <div>
            <dt>On</dt>
            <dd>
              <time dateTime={date}>{dateText}</time>
            </dd>
          </div>
          {tags.length > 0 && (
            <div>
              <dt>About</dt>
              <dd>{tags.join(', ')}</dd>
            </div>
          )}
        </dl>
        <div className={styles.text}>
          <Prose html={html} />
        </div>
      </div>
    </article>
    <aside className="section sand" aria-label="Read on">
      <div className={`wrap ${styles.columns}`}>
        <h2>Read on</h2>
        <ul className={`rows ${styles.related}`}>
          {related.map((post) => (
            <li key={post.href}>
              <a href={post.href}>{post.title}</a>
              <time className="small muted" dateTime={post.date}>
                {post.dateText}
              </time>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  </>
)

export default Post
