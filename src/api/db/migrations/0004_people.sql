CREATE TABLE "case_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission" uuid NOT NULL,
	"from" text NOT NULL,
	"person" uuid,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_messages_once" UNIQUE("submission","key"),
	CONSTRAINT "case_messages_from" CHECK ("case_messages"."from" in ('customer', 'staff')),
	CONSTRAINT "case_messages_length" CHECK (length("case_messages"."words") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"edition" text NOT NULL,
	"role" text DEFAULT 'customer' NOT NULL,
	"dealer_edition" text,
	"dealer" text,
	"newsletter" boolean DEFAULT false NOT NULL,
	"reminders" boolean DEFAULT true NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deletion_asked_at" timestamp with time zone,
	CONSTRAINT "people_subject" UNIQUE("issuer","subject"),
	CONSTRAINT "people_role" CHECK ("people"."role" in ('customer', 'dealer', 'staff')),
	CONSTRAINT "people_edition" CHECK ("people"."edition" in ('en-au', 'en-nz', 'en-za')),
	CONSTRAINT "people_dealer_is_one" CHECK (("people"."role" = 'dealer') = ("people"."dealer" is not null))
);
--> statement-breakpoint
CREATE TABLE "person_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person" uuid NOT NULL,
	"edition" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"suburb" text NOT NULL,
	"state" text NOT NULL,
	"postcode" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_pools" (
	"person" uuid PRIMARY KEY NOT NULL,
	"pool" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_sign_ins" (
	"person" uuid NOT NULL,
	"sign_in" text NOT NULL,
	"email" text NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_sign_ins_person_sign_in_pk" PRIMARY KEY("person","sign_in")
);
--> statement-breakpoint
CREATE TABLE "role_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"person" uuid NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_reminders" (
	"product" uuid NOT NULL,
	"due_on" date NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_reminders_product_due_on_pk" PRIMARY KEY("product","due_on")
);
--> statement-breakpoint
ALTER TABLE "identity_sign_ins" ADD COLUMN "proved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "person" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "person" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "person" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "person_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_dealer" FOREIGN KEY ("dealer_edition","dealer") REFERENCES "public"."dealers"("edition","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_addresses" ADD CONSTRAINT "person_addresses_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_pools" ADD CONSTRAINT "person_pools_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_sign_ins" ADD CONSTRAINT "person_sign_ins_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_changes" ADD CONSTRAINT "role_changes_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_reminders" ADD CONSTRAINT "service_reminders_product_registered_products_submission_fk" FOREIGN KEY ("product") REFERENCES "public"."registered_products"("submission") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_messages_person" ON "case_messages" USING btree ("person");--> statement-breakpoint
CREATE INDEX "people_email" ON "people" USING btree ("email");--> statement-breakpoint
CREATE INDEX "people_leaving" ON "people" USING btree ("deletion_asked_at") WHERE "people"."deletion_asked_at" is not null;--> statement-breakpoint
CREATE INDEX "person_addresses_person" ON "person_addresses" USING btree ("person");--> statement-breakpoint
CREATE UNIQUE INDEX "person_addresses_default" ON "person_addresses" USING btree ("person") WHERE "person_addresses"."is_default";--> statement-breakpoint
CREATE INDEX "person_sign_ins_claimed" ON "person_sign_ins" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "role_changes_person" ON "role_changes" USING btree ("person");--> statement-breakpoint
CREATE INDEX "service_reminders_at" ON "service_reminders" USING btree ("at");--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_person" ON "letters" USING btree ("person");--> statement-breakpoint
CREATE INDEX "orders_person" ON "orders" USING btree ("person") WHERE "orders"."person" is not null;--> statement-breakpoint
CREATE INDEX "submissions_person" ON "submissions" USING btree ("person") WHERE "submissions"."person" is not null;--> statement-breakpoint
CREATE INDEX "submissions_email" ON "submissions" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_outcome" CHECK ("submissions"."outcome" in ('answered', 'closed'));