import type { Picture } from './picture.ts'

export interface PostCard {
  href: string
  title: string
  summary: string
  /** ISO day. */
  date: string
  /** The day as the edition writes it. */
  dateText: string
  picture: Picture
}
