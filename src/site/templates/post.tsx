import { PageOpening } from '../components/page-opening.tsx'
import { PictureView } from '../components/picture-view.tsx'
import { Prose } from '../components/prose.tsx'
import type { Picture } from '../content/picture.ts'

interface Props {
  title: string
  summary: string
  date: string
  dateText: string
  author: string
  picture: Picture
  html: string
  tags: string[]
}

const Post = ({ title, summary, date, dateText, author, picture, html, tags }: Props) => (
  <article>
    <PageOpening title={title} />
    <div className="section wrap">
      <p>{summary}</p>
      <p className="muted">
        <time dateTime={date}>{dateText}</time>, {author}
      </p>
      <PictureView picture={picture} sizes="(min-width: 76rem) 72rem, 94vw" priority />
      <Prose html={html} />
      {tags.length > 0 && <p className="muted">About: {tags.join(', ')}</p>}
    </div>
  </article>
)

export default Post
