# The server as an image, for Docker and Podman (docs/hosting.md): docker build -t rawsiko .
FROM python:3.13-slim AS build
COPY . /source
RUN python3 /source/run.py release --out /dist

FROM python:3.13-slim
COPY locks/study.lock /tmp/
RUN pip install --no-cache-dir --no-deps --require-hashes -r /tmp/study.lock
COPY --from=build /dist/*.whl /tmp/
RUN pip install --no-cache-dir --no-deps /tmp/*.whl && useradd --create-home rawsiko \
    && mkdir /data && chown rawsiko /data
USER rawsiko
ENV NUMBA_CACHE_DIR=/home/rawsiko/compiled
RUN python -m rawsiko.simulator
VOLUME /data
EXPOSE 8000
CMD ["rawsiko", "serve", "--database", "sqlite:////data/tables.sqlite3"]
