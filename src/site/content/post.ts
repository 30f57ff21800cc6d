import type { Picture } from './picture.ts'

export interface PostLink {
  href: string
  title: string
  /** ISO day. */
  date: string
  /** The day as the edition writes it. */
  dateText: string
}

export interface PostCard extends PostLink {
  summary: string
  picture: Picture
}

export interface News {
  latest?: PostCard & { author: string }
  months: {
    /** As 2026-11. */
    month: string
    name: string
    posts: PostCard[]
  }[]
}
